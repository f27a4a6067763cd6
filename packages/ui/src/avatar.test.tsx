import { fireEvent, render } from '@testing-library/react';
import { Avatar } from './avatar.tsx';

test.each([
  ['Lucie Martin', 'LM'],
  ['Jean de la Tour', 'JT'],
  ['Zoé', 'Z'],
  ['', ''],
])('%p has the initials %p', (name, initials) => {
  expect(render(<Avatar name={name} />).container.textContent).toBe(initials);
});

test('a picture that does not come leaves the initials', () => {
  const { container } = render(<Avatar name="Lucie Martin" url="/lost.png" />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/lost.png');
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('LM');
});
