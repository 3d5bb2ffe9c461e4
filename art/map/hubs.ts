/** Towns that roads and railways pass, and which they pass between two places. */

import type { Place } from './layouts.ts';

export const HUBS: Readonly<Record<string, Place>> = {
  izmit: [29.92, 40.77],
  bolu: [31.6, 40.73],
  ankara: [32.85, 39.93],
  eskisehir: [30.52, 39.78],
  konya: [32.48, 37.87],
  karaman: [33.22, 37.18],
  sivas: [37.02, 39.75],
  kirsehir: [34.16, 39.15],
  aksaray: [34.03, 38.37],
  beysehir: [31.72, 37.68],
  manavgat: [31.44, 36.79],
  korkuteli: [30.2, 37.06],
  denizli: [29.09, 37.78],
  aydin: [27.84, 37.85],
  izmir: [27.14, 38.42],
  balikesir: [27.88, 39.65],
  bursa: [29.06, 40.19],
  afyon: [30.55, 38.76],
  burdur: [30.29, 37.72],
  usak: [29.4, 38.68],
  kayseri: [35.49, 38.73],
  zara: [37.75, 39.9],
  gumushane: [39.48, 40.46],
  merzifon: [35.46, 40.87],
  samsun: [36.33, 41.29],
  giresun: [38.39, 40.91],
  adana: [35.32, 37.0],
};

export const ROADS: Readonly<Record<string, readonly string[]>> = {
  'istanbul-cappadocia': ['izmit', 'bolu', 'ankara', 'kirsehir'],
  'istanbul-antalya': ['izmit', 'eskisehir', 'afyon', 'burdur'],
  'istanbul-pamukkale': ['izmit', 'bursa', 'usak'],
  'istanbul-ephesus': ['bursa', 'balikesir', 'izmir'],
  'istanbul-blacksea': ['izmit', 'bolu', 'merzifon', 'samsun', 'giresun'],
  'cappadocia-antalya': ['aksaray', 'konya', 'beysehir', 'manavgat'],
  'cappadocia-pamukkale': ['aksaray', 'konya', 'beysehir', 'burdur'],
  'cappadocia-ephesus': ['aksaray', 'konya', 'afyon', 'usak', 'izmir'],
  'cappadocia-blacksea': ['kayseri', 'sivas', 'zara', 'gumushane'],
  'antalya-pamukkale': ['korkuteli', 'denizli'],
  'antalya-ephesus': ['korkuteli', 'denizli', 'aydin'],
  'pamukkale-ephesus': ['denizli', 'aydin'],
  'konya-cappadocia': ['aksaray'],
  'ankara-cappadocia': ['kirsehir'],
};

/** High-speed lines in service. */
export const RAILS: Readonly<Record<string, readonly string[]>> = {
  'istanbul-ankara': ['izmit', 'eskisehir'],
  'istanbul-konya': ['izmit', 'eskisehir'],
  'istanbul-eskisehir': ['izmit'],
  'ankara-konya': [],
  'ankara-sivas': [],
  'konya-karaman': [],
};
