/** Short and wooden, lower on the dark side. Made here, nothing is loaded. */

import type { Side } from '../cards/faces'

let context: AudioContext | null = null

const NOTES: Record<string, number[]> = {
  lay: [420],
  draw: [300],
  flip: [240, 360, 480],
  turn: [520, 660],
}

export function knock(what: 'lay' | 'draw' | 'flip' | 'turn', side: Side): void {
  // A page nobody has touched yet may not sound.
  if (!navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  const lower = side === 'dark' ? 0.62 : 1
  NOTES[what]?.forEach((pitch, at) => strike(context!, pitch * lower, context!.currentTime + at * 0.09))
}

function strike(audio: AudioContext, pitch: number, at: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.setValueAtTime(pitch * 1.6, at)
  tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.03)
  volume.gain.setValueAtTime(0.0001, at)
  volume.gain.exponentialRampToValueAtTime(0.09, at + 0.006)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.12)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + 0.14)
}
