import { greet } from './mail-greeting.ts';

describe('the greeting of a mail', () => {
  it.each(['Inès', "D'Arcy", 'Jean-Luc', 'Anne Marie', 'Zoë', 'Łukasz', 'O’Neil'])('calls %s by name', (firstname) => {
    expect(greet('Bonjour', firstname)).toBe(`Bonjour ${firstname},`);
  });

  it.each([
    'Gagnez sur evil.example',
    'http://evil.example',
    'Call 0800 123 456 now',
    'A\nB',
    '<b>',
    'You have won a prize',
    'x'.repeat(41),
    '',
  ])('carries nobody’s message: %j is not repeated', (firstname) => {
    expect(greet('Hello', firstname)).toBe('Hello,');
  });
});
