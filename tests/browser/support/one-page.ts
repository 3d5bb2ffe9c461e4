import { fastLine } from '../../support/line.ts';
import { expect, test as base } from './test.ts';

/** A page of the site that holds nothing: to go to another fragment of an address would not load it anew. */
const nothing = '/robots.txt';

const forgetAll = () => {
  localStorage.clear();
  sessionStorage.clear();
};

/**
 * For a visitor who has been here before: the worker's one page, which goes from test to test. Where
 * the browser has the site's files and has read its scripts, a page loads in a fifth of the time. It has
 * the size and the media that a test asks for, and what is kept in its stores is forgotten afterwards.
 * First visits, other contexts (which it refuses), routes and scripts that come before the page's own take `test.ts`.
 */
export const test = base.extend({
  context: async ({ visitor }, use) => {
    await use(visitor.context());
  },

  page: async (
    {
      visitor,
      viewport,
      colorScheme,
      reducedMotion,
      javaScriptEnabled,
      hasTouch,
      isMobile,
      deviceScaleFactor,
      locale,
      timezoneId,
      line,
      photos,
    },
    use,
    { project },
  ) => {
    const asked = {
      javaScriptEnabled,
      hasTouch,
      isMobile,
      deviceScaleFactor,
      locale,
      timezoneId,
      line,
      photos,
    };
    expect(asked, 'other options need a page of their own, by test.ts').toEqual({
      javaScriptEnabled: true,
      hasTouch: false,
      isMobile: false,
      deviceScaleFactor: undefined,
      locale: project.use.locale,
      timezoneId: project.use.timezoneId,
      line: fastLine,
      photos: 'ok',
    });
    await visitor.mouse.move(0, 0);
    await visitor.setViewportSize(viewport ?? { width: 1280, height: 720 });
    await visitor.emulateMedia({ media: null, forcedColors: null, colorScheme, reducedMotion });
    await use(visitor);
    await visitor.goto(nothing);
    await visitor.evaluate(forgetAll);
  },
});
