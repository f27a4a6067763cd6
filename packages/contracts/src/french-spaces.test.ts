import { frenchSpaces } from './french-spaces.ts';

test('each French sign stays on the line of its word', () => {
  expect(frenchSpaces('Prix : 12,50 € ; « Salon Wagram » ? Oui ! 10 %')).toBe(
    'Prix\u00a0: 12,50\u00a0€\u00a0; «\u00a0Salon Wagram\u00a0»\u00a0? Oui\u00a0! 10\u00a0%',
  );
});

test.each(['à 18:00', 'https://plenary.example/fr?d=2026-10-06', 'Bonjour,\nà demain'])('%j stays as it is', (text) => {
  expect(frenchSpaces(text)).toBe(text);
});
