import { Map as LeafletMap } from 'leaflet';
import { letPageScroll } from './gestures.ts';

const mapWithGestures = () => {
  const map = new LeafletMap(document.createElement('div'), { center: [48.86, 2.35], zoom: 12 });
  const release = letPageScroll(map);
  const point = (pointerType: string) => {
    const event = new MouseEvent('pointerdown', { bubbles: true });
    map.getContainer().dispatchEvent(Object.assign(event, { pointerType }));
  };
  const wheel = (keys: WheelEventInit) => map.getContainer().dispatchEvent(new WheelEvent('wheel', keys));
  return { map, release, point, wheel };
};

test('a finger on the map leaves the scrolling to the page, a mouse drags the map', () => {
  const { map, point } = mapWithGestures();
  point('touch');
  expect(map.dragging.enabled()).toBe(false);
  point('mouse');
  expect(map.dragging.enabled()).toBe(true);
});

test('the wheel alone scrolls the page, with Ctrl or the command key it zooms the map', () => {
  const { map, wheel } = mapWithGestures();
  wheel({ deltaY: 1 });
  expect(map.scrollWheelZoom.enabled()).toBe(false);
  wheel({ deltaY: 1, ctrlKey: true });
  expect(map.scrollWheelZoom.enabled()).toBe(true);
  wheel({ deltaY: 1 });
  wheel({ deltaY: 1, metaKey: true });
  expect(map.scrollWheelZoom.enabled()).toBe(true);
});

test('released gestures change nothing any more', () => {
  const { map, release, point } = mapWithGestures();
  release();
  point('touch');
  expect(map.dragging.enabled()).toBe(true);
});
