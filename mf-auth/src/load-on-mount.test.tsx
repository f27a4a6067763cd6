import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { LoadOnMount } from './load-on-mount.tsx';

class Boundary extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    return this.state.message || this.props.children;
  }
}

const Greeting = ({ name }: { name: string }) => <p>hello {name}</p>;

test('it shows the part with its props, and later props too', async () => {
  const load = () => Promise.resolve(Greeting);
  const { rerender } = render(<LoadOnMount load={load} props={{ name: 'Léa' }} />);
  expect(await screen.findByText('hello Léa')).toBeTruthy();
  rerender(<LoadOnMount load={load} props={{ name: 'Hugo' }} />);
  expect(screen.getByText('hello Hugo')).toBeTruthy();
});

test('a lost chunk reaches the boundary, and the next mount loads it', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn<Promise<typeof Greeting>, []>().mockRejectedValueOnce(new Error('lost chunk')).mockResolvedValue(Greeting);
  const shown = (attempt: number) => (
    <Boundary key={attempt}>
      <LoadOnMount load={load} props={{ name: 'Léa' }} />
    </Boundary>
  );
  const { rerender } = render(shown(1));
  expect(await screen.findByText('lost chunk')).toBeTruthy();
  rerender(shown(2));
  expect(await screen.findByText('hello Léa')).toBeTruthy();
  quiet.mockRestore();
});
