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
  const { container, rerender } = render(<Avatar name="Lucie Martin" url="/lost.png" />);
  const shown = () => container.querySelector('img:not([hidden])')?.getAttribute('src');
  expect(shown()).toBe('/lost.png');
  fireEvent.error(container.querySelector('img') ?? container);
  expect(shown()).toBeUndefined();
  expect(container.textContent).toBe('LM');
  rerender(<Avatar name="Lucie Martin" url="/found.png" />);
  expect(shown()).toBe('/found.png');
  fireEvent.error(container.querySelector('img') ?? container);
  rerender(<Avatar name="Lucie Martin" url={null} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('LM');
});
