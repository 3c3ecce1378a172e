/** Synthesized sounds, short and quiet, lower on the dark side; nothing is loaded. */

import type { Light } from '../cards/colors'
import { settings, type Sound } from '../settings.svelte'

let context: AudioContext | null = null

/** Pitches played one after another, and the volume. */
const BLOCKS: Record<Sound, { pitches: number[]; loud: number }> = {
  play: { pitches: [420], loud: 0.09 },
  draw: { pitches: [300], loud: 0.07 },
  flip: { pitches: [240, 320, 430], loud: 0.08 },
  turn: { pitches: [520, 660], loud: 0.09 },
  uno: { pitches: [620, 620, 780], loud: 0.09 },
  end: { pitches: [330, 415, 495, 660], loud: 0.08 },
  join: { pitches: [495, 740], loud: 0.07 },
}
const APART = 0.09
const LOWER = 0.62

// Browsers allow sound only after a user gesture, and creating the context takes a while: it is done
// after the first gesture, once nothing is animated.
if (typeof document !== 'undefined') {
  for (const touch of ['pointerdown', 'keydown']) document.addEventListener(touch, wake, { once: true, passive: true })
}

let moving = false

/** Whether something on the page is animated at the moment. */
export function setMoving(moves: boolean): void {
  moving = moves
}

function wake(): void {
  setTimeout(() => {
    if (moving) wake()
    else context ??= new AudioContext()
  }, 150)
}

export function playSound(what: Sound, light: Light, anyway = false): void {
  if (anyway) context ??= new AudioContext()
  if (!context || (!anyway && !(settings.sound && settings.sounds[what]))) return
  const { pitches, loud } = BLOCKS[what]
  const start = context.currentTime
  for (const [at, pitch] of pitches.entries()) {
    strike(context, light === 'night' ? pitch * LOWER : pitch, start + at * APART, loud)
  }
}

/** A wooden block: a tone that falls and dies at once, with a short burst of noise before it. */
function strike(audio: AudioContext, pitch: number, at: number, loud: number): void {
  const tone = audio.createOscillator()
  const body = audio.createBiquadFilter()
  const volume = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(pitch * 1.6, at)
  tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.03)
  body.type = 'bandpass'
  body.frequency.value = pitch * 1.4
  body.Q.value = 1.2
  volume.gain.setValueAtTime(0.0001, at)
  volume.gain.exponentialRampToValueAtTime(loud, at + 0.006)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.14)
  tone.connect(body).connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + 0.16)
}
