import type { DecisionMailWords } from '../decision-mail-words.ts';
import type { WithdrawalMailWords } from '../withdrawal-mail-words.ts';

export const withdrawal: WithdrawalMailWords = {
  subject: 'Su presupuesto para {venue} se ha retirado',
  title: 'Su presupuesto se ha retirado',
  text: 'Nuestro equipo ha retirado su presupuesto para {venue}: ya no puede firmarse, y la opción puesta sobre él ha terminado.',
  venue: 'Lugar',
  dates: 'Fechas',
  questions: '¿Alguna pregunta o necesita otro presupuesto? Responda a este mensaje.',
};

export const decision: DecisionMailWords = {
  approved: {
    subject: 'Su propuesta para {company} está aprobada',
    title: 'Su propuesta está aprobada',
    text: 'Su propuesta para {venue} se ha aprobado y enviado a {company}.',
    button: 'Ver el presupuesto',
  },
  refused: {
    subject: 'Su propuesta para {company} está rechazada',
    title: 'Su propuesta está rechazada',
    text: 'Su propuesta para {venue} no se ha aprobado: {company} no ha recibido nada.',
    button: 'Ver la propuesta',
  },
  company: 'Cliente',
  venue: 'Lugar',
  dates: 'Fechas',
  reason: 'Motivo',
};
