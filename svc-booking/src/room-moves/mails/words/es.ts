import type { MoveMailWords } from '../move-mail-words.ts';

export const es: MoveMailWords = {
  subject: 'Su sala en {venue} ha cambiado',
  title: 'Su sala ha cambiado',
  text: 'Hemos previsto otra sala para su evento en {venue}. Las fechas, las comidas y el precio no cambian.',
  halves: { AM: 'mañana', PM: 'tarde' },
  wholeDay: 'día completo',
  change: '{after} en lugar de {before}',
  seeQuote: 'Ver mi presupuesto',
  questions: '¿Alguna pregunta? Responda a este mensaje.',
};
