import { fireEvent, render, screen } from '@testing-library/react';
import { VenuePicture } from './venue-picture.tsx';

const drawing = (name: string, variant?: number) => {
  const { container, unmount } = render(<VenuePicture name={name} palette="teal" variant={variant} />);
  const drawing = container.querySelector('svg')?.innerHTML;
  unmount();
  return drawing;
};

test('without a picture a drawing bears the name of the venue', () => {
  render(<VenuePicture name="Ternes" palette="sage" />);
  expect(screen.getByRole('img', { name: 'Ternes' }).textContent).toBe('Ternes');
});

test('the same name always draws the same drawing, another name or variant another one', () => {
  expect(drawing('Ternes')).toBe(drawing('Ternes'));
  expect(drawing('Ternes')).not.toBe(drawing('Bercy'));
  expect(drawing('Ternes', 1)).not.toBe(drawing('Ternes', 2));
});

test('a decorative picture is silent', () => {
  render(<VenuePicture name="Ternes" palette="sage" alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('AVIF comes first, the universal file in img, loaded lazily', () => {
  const { container } = render(
    <VenuePicture
      name="Ternes"
      palette="sage"
      sizes="50vw"
      alt="The large room"
      sources={[
        { url: '/480.avif', width: 480, format: 'avif' },
        { url: '/480.jpg', width: 480 },
        { url: '/960.jpg', width: 960 },
      ]}
    />,
  );
  const image = screen.getByRole('img', { name: 'The large room' });
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe('/480.avif 480w');
  expect(image.getAttribute('srcset')).toBe('/480.jpg 480w, /960.jpg 960w');
  expect(image.getAttribute('src')).toBe('/960.jpg');
  expect(image.getAttribute('loading')).toBe('lazy');
});

test('an unavailable picture is replaced by the drawing, until another one is given', () => {
  const picture = (url: string) => <VenuePicture name="Ternes" palette="sage" alt="The large room" sources={[{ url, width: 480 }]} />;
  const { rerender } = render(picture('/gone.webp'));
  fireEvent.error(screen.getByRole('img', { name: 'The large room' }));
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'The large room' }).textContent).toBe('Ternes');
  rerender(picture('/there.webp'));
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/there.webp');
});
