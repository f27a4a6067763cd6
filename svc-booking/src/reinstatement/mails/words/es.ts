import type { ReinstatementMailWords } from '../reinstatement-mail-words.ts';

export const es: ReinstatementMailWords = {
  subject: 'Su reserva en {venue} se ha restablecido',
  title: 'Su reserva se ha restablecido',
  text: 'Su reserva en {venue} vuelve a estar confirmada, con el mismo precio y las mismas condiciones. No se debe ningún gasto de cancelación.',
  venue: 'Lugar',
  dates: 'Fechas',
  seeQuote: 'Ver mi presupuesto',
  questions: '¿Alguna pregunta? Responda a este mensaje.',
};
