import { expect, test, vi } from 'vitest';
import { asksForSearch } from '../../app/shell/search-keys.ts';

vi.stubGlobal('HTMLElement', EventTarget);
vi.stubGlobal('document', { querySelector: () => null });

const field = Object.assign(new EventTarget(), { matches: () => true });

const pressed = (given: Partial<Parameters<typeof asksForSearch>[0]>) =>
  asksForSearch({
    key: '',
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    defaultPrevented: false,
    isComposing: false,
    target: null,
    ...given,
  });

test.each([
  ['Ctrl and K', { key: 'k', code: 'KeyK', ctrlKey: true }],
  ['Ctrl and K with caps lock', { key: 'K', code: 'KeyK', ctrlKey: true }],
  ['⌘ and K', { key: 'k', code: 'KeyK', metaKey: true }],
  [
    'Ctrl and the key in the place of K on an Arabic keyboard',
    { key: 'ن', code: 'KeyK', ctrlKey: true },
  ],
  ['Ctrl and K where a Dvorak keyboard has it', { key: 'k', code: 'KeyV', ctrlKey: true }],
])('%s asks for the search', (_, keys) => {
  expect(pressed(keys)).toBe(true);
});

test.each([
  ['K alone', { key: 'k', code: 'KeyK' }],
  ['a sign alone, which dictation types', { key: '/', code: 'Slash' }],
  ['another letter where K is elsewhere', { key: 't', code: 'KeyK', ctrlKey: true }],
  ['Ctrl, Shift and K', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }],
  ['AltGr, which is Ctrl and Alt', { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }],
  ['a letter being composed', { key: 'k', code: 'KeyK', ctrlKey: true, isComposing: true }],
  [
    'an event that is handled already',
    { key: 'k', code: 'KeyK', ctrlKey: true, defaultPrevented: true },
  ],
  ['Ctrl and K in a field', { key: 'k', code: 'KeyK', ctrlKey: true, target: field }],
])('%s does not', (_, keys) => {
  expect(pressed(keys)).toBe(false);
});
