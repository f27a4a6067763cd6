import { act, render, screen } from '@testing-library/react';
import { MapPanel } from './map-panel.tsx';
import type { VenueMapProps } from './map-venue.ts';

// Covers B-V19–B-V21.

const props: VenueMapProps = {
  venues: [],
  activeSlug: null,
  onActiveChange: () => {},
  onOpen: () => {},
  tileUrl: null,
  texts: {
    label: 'Map of the venues',
    loading: 'Loading the map',
    failed: 'The map cannot be shown',
    pin: ({ name }) => name,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
  },
};

const Broken = (): never => {
  throw new Error('no map');
};

test('while the map loads, its state is said', () => {
  render(<MapPanel {...props} load={() => new Promise(() => {})} />);
  expect(screen.getByRole('status')).toHaveProperty('textContent', 'Loading the map');
});

test('the map is asked for once the page around it is there', async () => {
  const shown: boolean[] = [];
  const load = async () => {
    shown.push(screen.queryByRole('heading', { name: 'Venues' }) !== null);
    return { default: () => <p>map</p> };
  };
  render(
    <>
      <h1>Venues</h1>
      <MapPanel {...props} load={load} />
    </>,
  );
  expect(await screen.findByText('map')).toBeTruthy();
  expect(shown).toEqual([true]);
});

describe('out of sight', () => {
  const usual = globalThis.IntersectionObserver;
  const watching = new Set<IntersectionObserverCallback>();
  class Watch {
    readonly tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.tell = tell;
    }
    observe() {
      watching.add(this.tell);
    }
    disconnect() {
      watching.delete(this.tell);
    }
  }
  beforeAll(() => Object.assign(globalThis, { IntersectionObserver: Watch }));
  afterAll(() => Object.assign(globalThis, { IntersectionObserver: usual }));

  const see = (isIntersecting: boolean) =>
    act(() => {
      for (const tell of watching) tell([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
    });

  test('a map is not asked for until it is about to be seen', async () => {
    let asked = 0;
    const load = async () => {
      asked += 1;
      return { default: () => <p>map</p> };
    };
    render(<MapPanel {...props} load={load} />);
    see(false);
    expect(asked).toBe(0);
    see(true);
    expect(await screen.findByText('map')).toBeTruthy();
    expect(watching.size).toBe(0);
  });
});

test('once loaded, the map takes the place of the waiting state', async () => {
  render(<MapPanel {...props} />);
  expect(await screen.findByRole('region', { name: 'Map of the venues' })).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a map that cannot be loaded leaves a status text, and the rest of the page stands', async () => {
  const caught: unknown[] = [];
  const page = (
    <>
      <MapPanel {...props} load={() => Promise.reject(new Error('chunk lost'))} />
      <ul aria-label="Addresses">
        <li>Bourse</li>
      </ul>
    </>
  );
  render(page, { onCaughtError: (error) => caught.push(error) });
  expect(await screen.findByText('The map cannot be shown')).toHaveProperty('role', 'status');
  expect(screen.getByRole('list', { name: 'Addresses' })).toBeTruthy();
  expect(caught).toHaveLength(1);
});

test('a map that throws while it is drawn ends in the same status text', async () => {
  render(<MapPanel {...props} load={async () => ({ default: Broken })} />, { onCaughtError: () => {} });
  expect(await screen.findByText('The map cannot be shown')).toBeTruthy();
});

describe('a configured script', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('that never answers is, after ten seconds, one that failed', async () => {
    render(<MapPanel {...props} scriptUrl="https://maps.example/hangs.js" />, { onCaughtError: () => {} });
    expect(document.querySelector('script[src="https://maps.example/hangs.js"]')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(9_999));
    expect(screen.getByRole('status').textContent).toBe('Loading the map');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('status').textContent).toBe('The map cannot be shown');
    expect(document.querySelector('script[src="https://maps.example/hangs.js"]')).toBeNull();
  });
});

test('a panel mounted again loads the map again', async () => {
  let asked = 0;
  const load = () => {
    asked += 1;
    return Promise.reject(new Error('chunk lost'));
  };
  for (const _ of [1, 2]) {
    const { unmount } = render(<MapPanel {...props} load={load} />, { onCaughtError: () => {} });
    await screen.findByText('The map cannot be shown');
    unmount();
  }
  expect(asked).toBe(2);
});
