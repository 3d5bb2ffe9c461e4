import { optimize } from 'svgo';
import { faces } from '../../../app/styles/faces.ts';
import { around, outlines } from './outline.ts';

/* Outlines, because a page never loads the fonts of another script. */

const TILE = { width: 480, height: 300 };
/** Units per em, and the scale of a label. */
const EM = 200;
const LABEL = 0.19;
const MARGIN = 28;

const tiles = [
  {
    face: 'latinDisplay',
    word: 'Merhaba',
    file: 'latin-display',
    ground: '#8c2416',
    ink: '#f8f1e3',
  },
  { face: 'latinText', word: 'Türkiye', file: 'latin-text', ground: '#ffd08a', ink: '#2b1433' },
  { face: 'arabicText', word: 'تركيا', file: 'arabic-text', ground: '#f8f1e3', ink: '#1b3b8c' },
  {
    face: 'arabicDisplay',
    word: 'مرحبا',
    file: 'arabic-display',
    ground: '#0a5f66',
    ink: '#f8f1e3',
  },
] as const;

type Tile = (typeof tiles)[number];

async function draw({ face, word, file, ground, ink }: Tile, index: number): Promise<string> {
  const letters = await outlines(word, file, EM);
  const label = await outlines(faces[face].name, 'latin-text', EM);
  const { left, right, top, bottom } = around(letters);
  const scale = Math.min(
    (TILE.width - 3 * MARGIN) / (right - left),
    (TILE.height - 5 * MARGIN) / (bottom - top),
  );
  const x = TILE.width / 2 - ((left + right) / 2) * scale;
  const y = TILE.height / 2 - ((top + bottom) / 2) * scale - MARGIN;
  const path = (contours: typeof letters) => contours.map(({ data }) => data).join('');
  return [
    `<g transform="translate(${(index % 2) * TILE.width} ${Math.floor(index / 2) * TILE.height})" fill="${ink}">`,
    `<rect width="${TILE.width}" height="${TILE.height}" fill="${ground}"/>`,
    `<path transform="translate(${x} ${y}) scale(${scale})" d="${path(letters)}"/>`,
    `<path transform="translate(${MARGIN} ${TILE.height - MARGIN}) scale(${LABEL})" d="${path(label)}"/>`,
    '</g>',
  ].join('');
}

export async function specimen(): Promise<string> {
  const drawn = await Promise.all(tiles.map(draw));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * TILE.width} ${2 * TILE.height}">${drawn.join('')}</svg>`;
  return optimize(svg, { multipass: true, floatPrecision: 1 }).data;
}
