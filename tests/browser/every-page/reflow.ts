/* oxlint-disable unicorn/consistent-function-scoping -- only the function itself is sent to the page */
import { doubled, isDoubled, look, plain, spaced, type Look } from '../support/looks.ts';
import { cutWords } from '../support/lost-words.ts';
import { expect } from '../support/test.ts';
import type { Visit } from './visit.ts';

/** Words may break only at double size on a phone. */
const mustKeepWords = (each: Look) => (each.width === 320 ? !isDoubled(each) : each.style !== '');

/** Runs in the page: elements wider than the window, and words wider than their button or link. */
function losses() {
  const { clientWidth, scrollWidth } = document.documentElement;
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true });
  /** In a horizontal scroller, if the element fits its visible width. */
  const canScrollTo = (element: Element) => {
    let row = element.parentElement;
    while (row && getComputedStyle(row).overflowX !== 'auto') row = row.parentElement;
    return row !== null && element.clientWidth <= row.clientWidth;
  };
  const called = ({ localName, textContent }: Element) =>
    `${localName}: ${textContent.slice(0, 40)}`;
  const cut = [
    ...document.querySelectorAll('a, button, h1, h2, h3, p, dt, dd, label, input, textarea, img'),
  ]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > clientWidth + 1);
    })
    .filter((element) => isSeen(element) && !element.closest('[aria-hidden=true], picture'))
    .filter((element) => !canScrollTo(element));
  const burst = [...document.querySelectorAll('header a, button, main li a')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
    .filter((element) => isSeen(element) && getComputedStyle(element).display !== 'inline');
  return {
    overflow: [
      ...(scrollWidth > clientWidth ? [`page: ${scrollWidth} px`] : []),
      ...cut.slice(0, 8).map(called),
    ],
    burst: burst.map(called),
  };
}

/** Runs in the page: what can be pressed, is no part of a sentence and has less than 24 pixels in a direction. */
function smallTargets() {
  const isInSentence = (target: Element) => {
    const sentence = target.closest('p, li, dd, td, th, figcaption, h3')?.textContent ?? '';
    const others = sentence.replace(target.textContent, '');
    return getComputedStyle(target).display === 'inline' && /\p{L}/u.test(others);
  };
  /** The whole card of a link answers a press. */
  const isCard = (target: Element) => getComputedStyle(target, '::after').position === 'absolute';
  // Numbers on a drawn map are as large as the map lets them be.
  return [...document.querySelectorAll('a:not(svg *), button, summary, select, label:has(input)')]
    .filter((target) => target.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((target) => !isCard(target) && !isInSentence(target))
    .flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const size = `${width.toFixed()} × ${height.toFixed()}`;
      return Math.min(width, height) < 24 && width > 1
        ? [`${target.textContent.slice(0, 40)}: ${size}`]
        : [];
    });
}

/** Runs in the page: selects whose drawn arrow is not at the side where their words leave room for it. */
export const misplacedArrows = () =>
  [...document.querySelectorAll('select')]
    .filter((select) => getComputedStyle(select).appearance === 'none')
    .filter((select) => {
      const { backgroundPositionX, paddingLeft, paddingRight } = getComputedStyle(select);
      const isRight = Number.parseFloat(paddingRight) > Number.parseFloat(paddingLeft);
      const [share] = /[\d.]+(?=%)/.exec(backgroundPositionX) ?? [];
      return share !== (isRight ? '100' : '0');
    })
    .map(({ id }) => id);

/** Runs in the page: opens or closes what is served closed. */
const toggleParts = (isOpen: boolean) => {
  for (const part of document.querySelectorAll(isOpen ? 'details:not([open])' : '[data-opened]')) {
    part.toggleAttribute('open', isOpen);
    part.toggleAttribute('data-opened', isOpen);
  }
};

/** Words of headings that go on in a second line without a hyphen of their own. Runs in the page. */
function brokenWords(selector: string) {
  const broken: string[] = [];
  for (const heading of document.querySelectorAll(selector)) {
    if (!heading.checkVisibility()) continue;
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      for (const { 0: word, index } of (texts.currentNode.textContent ?? '').matchAll(
        /[\p{L}\p{M}]+/gu,
      )) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) broken.push(word);
      }
    }
  }
  return broken;
}

/** Words under 15 pixels, except on maps and in tables. Runs in the page. */
function smallWords() {
  const small: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const words = texts.currentNode.textContent?.trim() ?? '';
    const parent = texts.currentNode.parentElement;
    if (!parent?.checkVisibility() || !/\p{L}/u.test(words)) continue;
    if (parent.closest('table, svg, [data-map], [aria-hidden="true"]')) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    if (size < 15) small.push(`${size}: ${words.slice(0, 30)}`);
  }
  return small;
}

/** How high the toolbar is, in lines of its own. */
export const linesOfToolbar = () => {
  const bar = document.querySelector('header');
  const { fontSize } = getComputedStyle(document.documentElement);
  return Math.round((bar?.getBoundingClientRect().height ?? 0) / (4 * Number.parseFloat(fontSize)));
};

async function expectNothingLost({ page, kind }: Visit, looks: readonly Look[]) {
  await page.evaluate(toggleParts, true);
  expect.soft(await page.evaluate(misplacedArrows), 'arrows of selects').toEqual([]);
  for (const each of looks) {
    const { name } = each;
    await look(page, each);
    const { overflow, burst } = await page.evaluate(losses);
    expect.soft(overflow, `wider than the window ${name}`).toEqual([]);
    if (!each.style) {
      expect.soft(burst, `wider than their button ${name}`).toEqual([]);
      expect.soft(await page.evaluate(smallTargets), `small targets ${name}`).toEqual([]);
      const broken = await page.evaluate(brokenWords, 'h1, h2, h3');
      expect.soft(broken, `broken words ${name}`).toEqual([]);
      expect.soft(await page.evaluate(smallWords), `small words ${name}`).toEqual([]);
    }
    if (isDoubled(each)) {
      const titles = each.width === 320 ? 'h1' : kind.includes('planner') ? 'h1, h2, h3' : 'h1, h2';
      expect.soft(await page.evaluate(brokenWords, titles), `broken words ${name}`).toEqual([]);
      expect.soft(await page.evaluate(linesOfToolbar), `lines of the toolbar ${name}`).toBe(1);
    }
    if (!mustKeepWords(each)) continue;
    expect.soft(await page.locator('body').evaluate(cutWords), `cut off ${name}`).toEqual([]);
  }
  await page.evaluate(toggleParts, false);
}

export const fitsPhone = (visit: Visit) => expectNothingLost(visit, [plain(320), spaced(320)]);

export async function fitsEveryWidth(visit: Visit) {
  const wider = [doubled(320), ...[768, 1024].map(plain), spaced(1280), doubled(1280), plain(1920)];
  await expectNothingLost(visit, wider);
  // Scrolls everything into view, so that the fixture sees its console errors.
  await visit.page.evaluate(() =>
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
}
