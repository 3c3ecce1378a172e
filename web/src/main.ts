import { mount } from 'svelte'
import './styles/tokens.css'
import './styles/base.css'
import App from './App.svelte'
import { keepFocus, noteInput } from './access/focus'
import { showLanguage } from './settings.svelte'
import { locale } from './texts/locale.svelte'

void Promise.all([showLanguage(), locale.load('table')]).then(() => {
  const target = document.getElementById('app')!
  noteInput()
  keepFocus(target)
  mount(App, { target })
})
