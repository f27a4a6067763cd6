import type { DecisionMailWords } from '../decision-mail-words.ts';

export const decision: DecisionMailWords = {
  proposal: {
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
  },
  change: {
    approved: {
      subject: 'Su modificación para {company} está aprobada',
      title: 'Su modificación está aprobada',
      text: 'Su modificación de la reserva de {company} en {venue} se ha aprobado: está hecha, o se ha propuesto al cliente.',
      button: 'Ver la reserva',
    },
    refused: {
      subject: 'Su modificación para {company} está rechazada',
      title: 'Su modificación está rechazada',
      text: 'Su modificación de la reserva de {company} en {venue} no se ha aprobado: la reserva queda como está.',
      button: 'Ver la modificación',
    },
  },
  company: 'Cliente',
  venue: 'Lugar',
  dates: 'Fechas',
  reason: 'Motivo',
};
