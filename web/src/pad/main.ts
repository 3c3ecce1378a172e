import { mount } from 'svelte'
import '../styles/tokens.css'
import '../styles/base.css'
import './pad.css'
import PadApp from './PadApp.svelte'

mount(PadApp, { target: document.getElementById('app')! })
