import { fastLine } from '../../support/line.ts';
import { expect, hydrated, test as base } from './test.ts';

/** Between two tests, because a change of the fragment alone loads nothing. */
const emptyPage = '/robots.txt';

const forgetAll = () => {
  localStorage.clear();
  sessionStorage.clear();
};

/**
 * All tests of a worker share one page: with files and scripts cached it loads in a fifth of the time. Storage is
 * cleared after each test. First visits, other contexts, routes and init scripts need `test.ts`.
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
    info,
  ) => {
    const { project } = info;
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
    await visitor.emulateMedia({
      media: null,
      forcedColors: null,
      contrast: null,
      colorScheme,
      reducedMotion,
    });
    await use(visitor);
    // A page that is left while it loads has faults.
    if (info.status === info.expectedStatus) await hydrated(visitor);
    await visitor.goto(emptyPage);
    await visitor.evaluate(forgetAll);
  },
});
