import { render, screen } from '@testing-library/react';
import { lazyPage } from './lazy-page.tsx';

const Page = () => <h1>Ternes</h1>;

test('a page whose code was lost is raised, and asked for again at the next visit', async () => {
  const loads = [() => Promise.reject(new Error('chunk lost')), async () => Page];
  const page = lazyPage(() => loads.shift()?.() ?? Promise.reject(new Error('asked for too often')));
  const load = page.while(async (venue: string) => `data of ${venue}`);
  await expect(load('ternes')).rejects.toThrow('chunk lost');
  expect(await load('ternes')).toBe('data of ternes');
  render(<page.Component />);
  expect(screen.getByRole('heading', { name: 'Ternes' })).toBeTruthy();
});

test('code and data are asked for at once', async () => {
  const asked: string[] = [];
  const page = lazyPage(async () => {
    asked.push('code');
    return Page;
  });
  const loading = page.while(async () => void asked.push('data'))(undefined);
  expect(asked).toEqual(['data', 'code']);
  await loading;
});
