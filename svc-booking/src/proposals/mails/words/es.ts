import type { WithdrawalMailWords } from '../withdrawal-mail-words.ts';

export const withdrawal: WithdrawalMailWords = {
  subject: 'Su presupuesto para {venue} se ha retirado',
  title: 'Su presupuesto se ha retirado',
  text: 'Nuestro equipo ha retirado su presupuesto para {venue}: ya no puede firmarse, y la opción puesta sobre él ha terminado.',
  venue: 'Lugar',
  dates: 'Fechas',
  questions: '¿Alguna pregunta o necesita otro presupuesto? Responda a este mensaje.',
};
