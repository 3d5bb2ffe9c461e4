/** Sizes and qualities of the hero, and what is painted in its sky. A change here encodes it anew. */

import { join } from 'node:path';

export const source = join(import.meta.dirname, 'source');

export const hero = {
  /**
   * `above`: rows of sky that are carried on above the plate (hero-sky.ts), in its pixels, and `moon`:
   * its middle and radius in the plate; `air`: the blue and the high clouds of the hour (hero-air.ts);
   * `clear`: how much of the stars' light comes through it (hero-stars.ts); `shift`: how far balloons
   * stand from where they were rendered; `night`: what the sky ends in above, where the page goes on
   * with it, as `--hero-night`. `sheets`: the widths that app/pictures/art/hero.css asks for.
   */
  layouts: [
    {
      name: 'land',
      above: 450,
      /** Right of all balloons and above the sunrise, as a morning's crescent is. */
      moon: { x: 2566, y: 196, r: 23 },
      air: {
        glows: [
          {
            colour: [26, 61, 153],
            rows: [
              [150, 0],
              [500, 0.07],
              [720, 0.17],
              [810, 0.2],
              [880, 0],
            ],
            until: [1020, 1820],
          },
          /** Over the sunrise the sky is turquoise already. */
          {
            colour: [64, 140, 196],
            rows: [
              [-450, 0],
              [0, 0.08],
              [300, 0.22],
              [480, 0.26],
              [620, 0.14],
              [760, 0],
            ],
            until: [2300, 1300],
          },
          /** The night lets go of it: a deep blue, not black; the mountain keeps its rose. */
          {
            colour: [22, 52, 140],
            rows: [
              [-450, 0.2],
              [0, 0.3],
              [340, 0.32],
              [540, 0],
            ],
          },
          {
            colour: [22, 52, 140],
            rows: [
              [340, 0],
              [540, 0.22],
              [760, 0.2],
              [880, 0],
            ],
            until: [1150, 1700],
          },
          /** The dawn's rose lies all along the horizon, as dim as words over it ask for. */
          {
            colour: [132, 88, 132],
            rows: [
              [640, 0],
              [720, 0.05],
              [790, 0.16],
              [840, 0.32],
              [880, 0.46],
              [905, 0.5],
              [935, 0.42],
              [965, 0.22],
              [1000, 0.07],
              [1040, 0],
            ],
            until: [1000, 1600],
          },
        ],
        clouds: [
          {
            x: 1480,
            y: 560,
            width: 620,
            height: 150,
            tilt: -0.13,
            grain: 520,
            seed: 60,
            share: 0.42,
            cold: [92, 102, 178],
            warm: [189, 128, 153],
          },
          {
            x: 1870,
            y: 170,
            width: 620,
            height: 130,
            tilt: -0.1,
            grain: 520,
            seed: 63,
            share: 0.42,
            cold: [92, 117, 199],
            warm: [158, 143, 184],
          },
          {
            x: 1020,
            y: 300,
            width: 760,
            height: 200,
            tilt: -0.15,
            grain: 620,
            seed: 66,
            share: 0.32,
            cold: [61, 82, 168],
            warm: [107, 102, 168],
          },
          {
            x: 80,
            y: 560,
            width: 800,
            height: 170,
            tilt: -0.12,
            grain: 620,
            seed: 69,
            share: 0.24,
            cold: [51, 71, 153],
            warm: [77, 82, 153],
          },
        ],
      },
      clear: 1,
      /** Clear of the moon. */
      shift: { 'balloon-01': { x: -64, y: 0 } },
      night: [2, 6, 37],
      quality: { avif: 62, webp: 82 },
      widths: [1280, 1720, 2400, 3200],
      sheets: { balloons: [1600, 2400, 3200], flares: [1600, 2400, 3200] },
    },
    {
      name: 'port',
      above: 0,
      /** Beside the button, which begins at the other side. */
      moon: { x: 912, y: 818, r: 21 },
      air: {
        glows: [
          {
            colour: [29, 70, 173],
            rows: [
              [0, 0.16],
              [96, 0.22],
              [250, 0.3],
              [500, 0.34],
              [730, 0.26],
              [900, 0.1],
              [1056, 0],
            ],
          },
          {
            colour: [38, 110, 209],
            rows: [
              [154, 0],
              [538, 0.1],
              [806, 0.21],
              [960, 0.16],
              [1114, 0],
            ],
          },
        ],
        clouds: [
          {
            x: 800,
            y: 760,
            width: 640,
            height: 150,
            tilt: -0.15,
            grain: 420,
            seed: 60,
            share: 0.4,
            cold: [102, 107, 178],
            warm: [199, 133, 153],
          },
          {
            x: 120,
            y: 850,
            width: 420,
            height: 110,
            tilt: -0.12,
            grain: 360,
            seed: 63,
            share: 0.4,
            cold: [107, 107, 178],
            warm: [204, 143, 153],
          },
          {
            x: 560,
            y: 420,
            width: 760,
            height: 210,
            tilt: -0.18,
            grain: 520,
            seed: 66,
            share: 0.18,
            cold: [87, 107, 204],
            warm: [115, 115, 199],
          },
        ],
      },
      clear: 0,
      /** Clear of the hand that waves to it; the others rise from it. */
      shift: {
        'balloon-00': { x: 66, y: -68 },
        'balloon-01': { x: 50, y: -60 },
        'balloon-06': { x: -78, y: -12 },
      },
      night: [6, 16, 60],
      /** A phone's: what it saves goes to the balloons, which are looked at. */
      quality: { avif: 48, webp: 79 },
      widths: [540, 720, 900, 1080],
      sheets: { balloons: [540, 720, 1080], flares: [540, 1080] },
    },
  ],
  background: {
    avif: { effort: 6, bitdepth: 10, chromaSubsampling: '4:2:0', tune: 'iq' },
    webp: { effort: 6, smartSubsample: true },
  },
  /** In one format only, as what moves in the posters: the landscape is a whole picture without them. */
  balloons: { quality: 46, effort: 6, chromaSubsampling: '4:4:4', tune: 'iq' },
  /** What is carried out of an envelope shows through its halo: as hairs where it does not fade, as an edge where it ends. */
  spread: { turns: 24, fade: 0.15 },
  /** Woven edges stay crisp when a sheet is drawn smaller, and larger than it is on a fine screen. */
  sharpen: { sigma: 0.6, m1: 0.3, m2: 1.6 },
  /** The same balloons with their burners at full flame, seen for moments: rougher, and near ones only. */
  flares: { quality: 28, effort: 6, chromaSubsampling: '4:2:0', tune: 'iq' },
  flaresWithin: 700,
} as const;
