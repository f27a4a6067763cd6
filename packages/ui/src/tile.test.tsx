import { render, screen } from '@testing-library/react';
import { Tile, tileLinkClass } from './tile.tsx';

test('a tile is one article with one heading, and its link is the title', () => {
  render(
    <Tile
      picture={null}
      title={
        <a className={tileLinkClass} href="/venues/ternes">
          Ternes
        </a>
      }
      meta="9 rooms"
    />,
  );
  expect(screen.getByRole('article')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Ternes' })).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
