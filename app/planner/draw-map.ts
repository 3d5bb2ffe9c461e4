import { positions } from '../art/map.ts';
import { routePath } from '../map/route.ts';
import { aeroplane, star, townSides } from '../map/signs.ts';
import { dot, rounded, type Pen } from './pen.ts';
import type { PictureContent } from './picture-of.ts';

/* The map of a trip's picture, in units of the landscape layout. East is on the right in Arabic too. */

type Place = PictureContent['places'][number];
type Part = { context: CanvasRenderingContext2D; pen: Pen; content: PictureContent };

const layout = positions.landscape;

const colorsOf = ({ token }: Pen) => ({
  paper: token('--map-cream'),
  ink: token('--plum'),
  accent: token('--brick'),
});

function drawSign({ context, pen }: Part, d: string) {
  const { accent, paper } = colorsOf(pen);
  const sign = new Path2D(d);
  context.strokeStyle = paper;
  context.lineWidth = 4;
  context.stroke(sign);
  pen.paint(sign, accent);
}

/** As in the planner: dots for a flight, a line for a road, sleepers for a railway. */
function drawRoutes(part: Part) {
  const { context, pen, content } = part;
  const { paper, ink, accent } = colorsOf(pen);
  const looks = {
    flight: { cap: 'round', dash: [0.1, 16], bed: [paper, 13], line: [accent, 8] },
    road: { cap: 'round', dash: [], bed: [paper, 14], line: [accent, 7] },
    rail: { cap: 'butt', dash: [13, 11], bed: [ink, 11], line: [paper, 6] },
  } as const;
  const lines = content.routes.flatMap((points) => routePath(points, 'landscape'));
  context.lineJoin = 'round';
  for (const layer of ['bed', 'line'] as const) {
    for (const { by, d } of lines) {
      const { cap, dash, [layer]: look } = looks[by];
      [context.strokeStyle, context.lineWidth] = look;
      context.lineCap = cap;
      context.setLineDash(by === 'rail' && layer === 'bed' ? [] : [...dash]);
      context.stroke(new Path2D(d));
    }
  }
  context.setLineDash([]);
  for (const { by, middle } of lines) {
    if (by !== 'flight') continue;
    context.save();
    context.translate(middle.x, middle.y);
    context.rotate((middle.turn * Math.PI) / 180);
    context.scale(1.6, 1.6);
    drawSign(part, aeroplane);
    context.restore();
  }
}

function drawPins(part: Part) {
  const { context, pen, content } = part;
  for (const { id } of content.places) {
    context.save();
    const [x, y] = layout.places[id].pin;
    context.translate(x, y);
    context.scale(1.8, 1.8);
    drawSign(part, star);
    pen.paint(dot(0, 0, 4.2), colorsOf(pen).paper);
    context.restore();
  }
}

function drawTowns({ pen, content }: Part) {
  const { paper, ink, accent } = colorsOf(pen);
  for (const { id, name } of content.towns) {
    const [x, y] = layout.hubs[id];
    pen.paint(dot(x, y, 12), paper);
    pen.paint(dot(x, y, 8), accent);
    const line = { text: name, face: 'bold', size: 34, color: ink, edge: paper } as const;
    const beside = pen.widthOf(name, line.face, line.size) / 2 + 22;
    const side = townSides[id] ?? 'right';
    const middle = { left: x - beside, right: x + beside, below: x }[side];
    pen.writeAt(line, middle, side === 'below' ? y + 46 : y, 'center');
  }
}

const [high, pad, gap, disc] = [62, 11, 12, 42];

type Box = { left: number; top: number; width: number };

const overlap = (one: Box, other: Box) =>
  Math.abs(one.top - other.top) < high &&
  one.left < other.left + other.width &&
  other.left < one.left + one.width;

/** The position of a name in the layout, moved down while it overlaps another name. */
function boxOf({ id }: Place, width: number, drawn: readonly Box[]): Box {
  const { at, side } = layout.places[id].name;
  const [x, y] = at;
  const middle = x - width / 2;
  const left = { left: x - width, right: x, above: middle, below: middle }[side];
  const beside = y - high / 2;
  const box = {
    width,
    left: Math.min(Math.max(left, pad), layout.width - width - pad),
    top: { left: beside, right: beside, above: y - high, below: y }[side],
  };
  for (const other of drawn) if (overlap(box, other)) box.top = other.top + high + 4;
  return box;
}

/** A pill with the numbers of a place's stops and its name. */
function drawName({ context, pen }: Part, place: Place, drawn: readonly Box[]): Box {
  const { paper, ink, accent } = colorsOf(pen);
  const number = { text: place.numbers, face: 'bold', size: 27, color: paper } as const;
  const title = { text: place.name, face: 'display', size: 37, color: ink } as const;
  const badge = Math.max(disc, pen.widthOf(number.text, number.face, number.size) + 24);
  const words = pen.widthOf(title.text, title.face, title.size);
  const box = boxOf(place, pad + badge + gap + words + pad * 2, drawn);
  const { left, top, width } = box;

  context.save();
  context.shadowColor = `color-mix(in srgb, ${ink} 40%, transparent)`;
  context.shadowBlur = 8;
  context.shadowOffsetY = 3;
  pen.paint(rounded(left, top, width, high, high / 2), paper);
  context.restore();
  const badgeLeft = pen.isRtl ? left + width - pad - badge : left + pad;
  pen.paint(rounded(badgeLeft, top + (high - disc) / 2, badge, disc, disc / 2), accent);
  pen.writeAt(number, badgeLeft + badge / 2, top + high / 2, 'center');
  const from = pen.isRtl ? badgeLeft - gap : badgeLeft + badge + gap;
  pen.writeAt(title, from, top + high / 2, 'start');
  return box;
}

/** Over the width of the canvas, cut to the height. */
export function drawMap(part: Part, base: CanvasImageSource, width: number, height: number) {
  const { context, content } = part;
  const scale = width / layout.width;
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  // The sky has more room than the sea.
  context.translate(0, (height - layout.height * scale) * 0.4);
  context.scale(scale, scale);
  context.drawImage(base, 0, 0, layout.width, layout.height);
  drawRoutes(part);
  drawPins(part);
  drawTowns(part);
  const drawn: Box[] = [];
  for (const place of content.places) drawn.push(drawName(part, place, drawn));
  context.restore();
}
