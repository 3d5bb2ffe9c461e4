import { useSyncExternalStore } from 'react';

/** Türkiye keeps UTC+3 all year; its middle longitude gives these hours to sun and dusk. */
const hourInTurkey = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Istanbul',
  hour: 'numeric',
  hourCycle: 'h23',
});

const lights = [
  { until: 5, light: 'night' },
  { until: 9, light: 'dawn' },
  { until: 17, light: 'day' },
  { until: 20, light: 'dusk' },
  { until: 24, light: 'night' },
] as const;
type Light = (typeof lights)[number]['light'];

function lightNow(): Light {
  const hour = Number(hourInTurkey.format(new Date()));
  return lights.find(({ until }) => hour < until)?.light ?? 'night';
}

const minute = 60_000;

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, minute);
  return () => clearInterval(timer);
}

/** The light that lies over Türkiye at this hour; dawn, which is painted, until scripts run. */
export const useLightOfHour = (): Light =>
  useSyncExternalStore(everyMinute, lightNow, () => 'dawn');
