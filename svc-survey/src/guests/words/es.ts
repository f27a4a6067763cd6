import type { InvitationWords } from '../invitation-words.ts';

export const es: InvitationWords = {
  subjects: {
    invitation: 'Invitación: {venue}, {day}',
    update: 'Invitación modificada: {venue}, {day}',
    cancellation: 'Cancelación: {venue}, {day}',
  },
  titles: {
    invitation: 'Tiene una invitación',
    update: 'Su invitación ha cambiado',
    cancellation: 'Esta cita se ha cancelado',
  },
  texts: {
    invitation: '{host} le invita a un evento en {venue}.',
    update: 'El evento en {venue} al que le invita {host} ha cambiado. Estos son los datos válidos ahora.',
    cancellation: '{host} ya no le espera ese día en {venue}. Su calendario retira la cita.',
  },
  day: 'Fecha',
  hours: 'Horario (hora del espacio)',
  venue: 'Lugar',
  address: 'Dirección',
  invitedBy: 'Invitado por',
  button: 'Descubrir el espacio',
  answers: 'Responda desde su calendario o a este mensaje: su respuesta llega directamente a {host}.',
  whyYou: '{host} nos confió su dirección para esta invitación; no se utiliza para nada más.',
  ownEntry: 'Usted figura en su propia lista de invitados: esta cita es suya, no se espera respuesta.',
  calendarTitle: 'Evento de {host} en {venue}',
  worry: {
    subject: 'El sistema de recepción está rechazando invitados',
    title: 'Hay invitados pendientes de anunciar',
    text: 'El sistema de recepción de visitantes no acepta nuestros avisos. Los invitados quedan en espera y se anunciarán en cuanto responda. Compruebe sus credenciales y su dirección en los ajustes, o avise a recepción.',
    said: 'Lo que responde',
  },
};
