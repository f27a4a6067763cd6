import type { OptionMailWords } from '../option-mail-words.ts';

export const es: OptionMailWords = {
  subjects: {
    first: 'Tu opción en {venue} está registrada',
    second: 'Tienes la segunda opción en {venue}',
    promoted: 'Tu opción en {venue} pasa a ser la primera',
    lapsed: 'Tu opción en {venue} ha caducado',
    released: 'Tu opción en {venue} se ha liberado',
  },
  titles: {
    first: 'Tus salas están reservadas',
    second: 'Eres el siguiente de la lista',
    promoted: 'Las salas son para ti',
    lapsed: 'Tu opción ha caducado',
    released: 'Tu opción se ha liberado',
  },
  texts: {
    first: 'Te guardamos las salas de {venue} hasta la fecha indicada. Firma tu presupuesto antes para quedártelas.',
    second:
      'Hay otra opción por delante de la tuya en {venue}. Si se cae, la tuya pasa a ser la primera con un nuevo plazo y te escribimos enseguida.',
    promoted:
      'La opción que iba por delante de la tuya en {venue} se ha caído: ahora las salas están reservadas para ti. Firma tu presupuesto para quedártelas.',
    lapsed: 'Tu opción en {venue} ha llegado a su fin: ya no te guardamos las salas.',
    released: 'Tal como pediste, tu opción en {venue} se ha liberado: ya no te guardamos las salas.',
  },
  venue: 'Lugar',
  dates: 'Fechas',
  until: 'Válida hasta',
  venueTime: 'hora del lugar',
  seeQuote: 'Ver mi presupuesto',
  release: 'Ya no la necesito: liberar la opción',
  again: 'Mientras tu presupuesto sea válido, puedes registrar una nueva opción desde él si quedan salas libres.',
};
