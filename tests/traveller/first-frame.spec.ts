import { paths } from '../../app/paths.ts';
import { middleOf } from './support/links-in-page.ts';
import { desktop } from './support/sizes.ts';
import { expect, test } from './support/test.ts';

type Frames = Map<string, Set<string>>;

/** Runs in the page: keeps, for each title that is shown, how the page under it is set in each frame. */
function watchFrames() {
  const frames: Frames = new Map();
  Object.assign(globalThis, { framesSeen: frames });
  const look = () => {
    requestAnimationFrame(look);
    if (getComputedStyle(document.body).opacity === '0') return;
    const title = document.querySelector('main h1')?.textContent ?? '';
    const set = [...document.querySelectorAll('main :is(h1, h2, p, ul, li, form, section, a)')].map(
      (element) => {
        const { display, padding, font, backgroundColor } = getComputedStyle(element);
        return [display, padding, font, backgroundColor].join(' ');
      },
    );
    frames.set(title, (frames.get(title) ?? new Set()).add(set.slice(0, 60).join('\n')));
  };
  requestAnimationFrame(look);
}

/** Runs in the page: what was kept, by titles in their order. */
function framesKept() {
  const frames: Frames = Reflect.get(globalThis, 'framesSeen');
  return [...frames].map(([title, looks]) => ({ title, looks: [...looks] }));
}

test('a page that is reached in place is never seen without its styles', ({ travel }) =>
  travel(async (traveller) => {
    await traveller.open(paths.credits('en'), desktop);
    await traveller.run(watchFrames);
    // At once, so that nothing is fetched while the pointer rests.
    await traveller.press(await traveller.run(middleOf, `header a[href="${paths.contact('en')}"]`));
    expect(await traveller.arrives(paths.contact('en'))).toBe(true);
    const [before, after] = await traveller.run(framesKept);
    expect(before?.title).not.toBe(after?.title);
    expect(after?.looks).toHaveLength(1);
  }));
