import { chromium, type Page } from '@playwright/test';
import type { Planning } from '@plenary/contracts/planning.schemas';
import { browserLaunch } from '@plenary/service-kit/testing/browser-launch';
import { heading, ms, quantile, row } from './measure.ts';

const account = { email: 'staff@comet.example', password: 'demo-password-2026', action: 'login' };
const roomsWanted = 16;
const longFrame = 50;
/** A year in ten seconds, the pace of a user who looks for a date. */
const scrollFor = 10_000;

/** No venue of the demo has as many rooms: its own are shown several times, with all that is held in them. */
const withRooms = ({ rooms, claims, ...planning }: Planning, count: number): Planning => {
  const copies = Array.from({ length: count }, (_, index) => ({ of: rooms[index % rooms.length], id: `${index}` }));
  return {
    ...planning,
    rooms: copies.flatMap(({ of, id }) => (of ? [{ ...of, id }] : [])),
    claims: copies.flatMap(({ of, id }) => claims.filter(({ roomId }) => roomId === of?.id).map((claim) => ({ ...claim, roomId: id }))),
  };
};

/** Scrolls the grid of a page from its first day to its last, running `each` in every frame; answers the milliseconds between its frames, sorted. */
const scrollThrough = async (page: Page, each = ''): Promise<number[]> => {
  const instants = (await page.evaluate(`new Promise((resolve) => {
    const box = document.querySelector('[role=grid]');
    const instants = [];
    const distance = box.scrollWidth - box.clientWidth;
    const step = (instant) => {
      instants.push(instant);
      const share = (instant - instants[0]) / ${scrollFor};
      box.scrollLeft = distance * share;
      ${each}
      if (share >= 1) resolve(instants);
      else requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  })`)) as number[];
  return instants
    .slice(1)
    .map((instant, index) => instant - (instants[index] ?? instant))
    .sort((a, b) => a - b);
};

/** How many more frames of the planning may be long than of a page that redraws its cells in each, as a share of all. */
const mostBehind = 0.05;

/** As many cells as the planning shows at once: 13 days of three halves for every room. */
const plainGrid = (width: number) => `<div role="grid" style="width: 1200px; height: 700px; overflow: auto">
  <div style="width: ${width}px"><div id="cells" style="position: sticky; left: 0; width: 1200px"></div></div></div>`;
const drawCells = `document.getElementById('cells').innerHTML = Array.from({ length: ${roomsWanted} }, (_, room) =>
  '<div style="display: flex; height: 2.75rem">' + Array.from({ length: 39 }, (_, half) =>
    '<button style="flex: 1; min-width: 0" aria-label="' + [room, half, box.scrollLeft] + '">1</button>').join('') + '</div>').join('');`;

/** Writes what was measured; answers the share of frames that were long. */
const tell = (name: string, frames: readonly number[]): number => {
  const share = frames.filter((frame) => frame > longFrame).length / frames.length;
  const figures = [`p95 ${ms(quantile(frames, 0.95))}`, `longest ${ms(frames.at(-1) ?? 0)}`];
  row(name, `${(share * 100).toFixed(1)} % of ${frames.length} frames`, ...figures);
  return share;
};

/**
 * A year of a venue, scrolled by a user, against a page as wide that draws plain buttons: both lose what the machine
 * itself loses. Throws if the planning loses more.
 */
export const benchPlanning = async (origin: string): Promise<void> => {
  heading(`Planning, a year of ${roomsWanted} rooms scrolled: frames over ${longFrame} ms`);
  const browser = await chromium.launch(await browserLaunch());
  const page = await browser.newPage({ locale: 'fr-FR', serviceWorkers: 'block' });
  await page.request.post(`${origin}/api/login`, { headers: { origin }, data: account });
  const { venues } = await (await page.request.get(`${origin}/api/referentials/countries/FRA/venues`)).json();
  const [largest] = venues.sort((a: { roomsCount: number }, b: { roomsCount: number }) => b.roomsCount - a.roomsCount);
  // Its rooms and what is held in them: not its blocks, which have an address below.
  await page.route(/\/api\/planning\/venues\/[^/?]+(\?|$)/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: withRooms(await response.json(), roomsWanted) });
  });
  await page.goto(`${origin}/staff/planning?country=FRA&venue=${largest.slug}`);
  await page.getByRole('grid').waitFor();
  const [width, rooms] = (await page.evaluate(`[document.querySelector('[role=grid]').scrollWidth,
    document.querySelectorAll('[role=rowheader]').length]`)) as [number, number];
  if (rooms !== roomsWanted) throw new Error(`the planning shows ${rooms} rooms`);
  const onTheWay = tell('what is held asked for on the way', await scrollThrough(page));
  const there = tell('all of it there', await scrollThrough(page));

  await page.goto('about:blank');
  await page.setContent(plainGrid(width));
  const plain = tell('as many plain buttons, drawn in each frame', await scrollThrough(page, drawCells));
  await browser.close();
  const behind = Math.max(onTheWay, there) - plain;
  if (behind > mostBehind) throw new Error(`the planning stutters: ${(behind * 100).toFixed(1)} % more long frames than plain buttons`);
};
