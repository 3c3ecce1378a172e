import { mount } from 'svelte'
import '../styles/tokens.css'
import '../styles/base.css'
import './pad.css'
import PadApp from './PadApp.svelte'
import { showLanguage } from '../settings.svelte'
import { locale } from '../texts/locale.svelte'

void Promise.all([showLanguage(), locale.load('pad')]).then(() => mount(PadApp, { target: document.getElementById('app')! }))
