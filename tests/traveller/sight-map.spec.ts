import { paths } from '../../app/paths.ts';
import { focusOn, hasFocus } from './support/in-page.ts';
import { desktop, phone } from './support/sizes.ts';
import { expect, test } from './support/test.ts';

/** Every number and line of the day is lit, all others are faint; of day 0 all are lit. Runs in the page. */
function isLitAlone(day: string) {
  const parts = [
    ...document.querySelectorAll<SVGGElement>('main svg g:has(> a[href^="#sight-"])'),
    ...document.querySelectorAll<SVGGElement>('main svg g[data-day]:has(> path)'),
  ];
  const isLit = ({ dataset }: SVGGElement) => day === '0' || dataset['day'] === day;
  return (
    parts.some(isLit) &&
    parts.every((part) => {
      const opacity = Number(getComputedStyle(part).opacity);
      return isLit(part) ? opacity === 1 : opacity < 0.5;
    })
  );
}

const field = (day: string) => `main input[name="sight-map-day"][value="${day}"]`;

const label = (day: string) => `main label:has(input[name="sight-map-day"][value="${day}"])`;

for (const { name, path, size } of [
  { name: 'on a desk', path: paths.destination('en', 'istanbul'), size: desktop },
  { name: 'on an Arabic phone', path: paths.destination('ar', 'cappadocia'), size: phone },
]) {
  test(`${name} a day of a place’s map is chosen by mouse and by keyboard`, ({ travel }) =>
    travel(async (traveller) => {
      await traveller.open(path, size);
      expect(await traveller.sees(isLitAlone, '0')).toBe(true);
      await traveller.bring(field('0'));
      await traveller.pressOn(label('1'));
      expect(await traveller.sees(isLitAlone, '1')).toBe(true);
      await traveller.run(focusOn, field('1'));
      await traveller.window.key('ArrowDown');
      expect(await traveller.sees(hasFocus, field('2'))).toBe(true);
      expect(await traveller.sees(isLitAlone, '2')).toBe(true);
      await traveller.pressOn(label('0'));
      expect(await traveller.sees(isLitAlone, '0')).toBe(true);
    }));
}
