import type { InvitationWords } from '../invitation-words.ts';

export const es: InvitationWords = {
  subjects: {
    invitation: 'Invitación: {venue}, {day}',
    update: 'Invitación modificada: {venue}, {day}',
    cancellation: 'Cancelación: {venue}, {day}',
  },
  titles: {
    invitation: 'Está invitado',
    update: 'Su invitación ha cambiado',
    cancellation: 'Esta cita se ha cancelado',
  },
  texts: {
    invitation: '{host} le invita a un evento en {venue}.',
    update: 'El evento en {venue} al que le invita {host} ha cambiado. Estos son los datos válidos ahora.',
    cancellation: '{host} ya no le espera ese día en {venue}. Su calendario retira la cita.',
  },
  day: 'Fecha',
  hours: 'Horario (hora del lugar)',
  venue: 'Lugar',
  address: 'Dirección',
  invitedBy: 'Invitado por',
  button: 'Descubrir el lugar',
  answers: 'Responda desde su calendario o a este mensaje: su respuesta llega directamente a {host}.',
  whyYou: '{host} nos confió su dirección para esta invitación; no se utiliza para nada más.',
  calendarTitle: 'Evento de {host} en {venue}',
};
