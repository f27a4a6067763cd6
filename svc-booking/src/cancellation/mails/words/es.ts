import type { CancellationMailWords } from '../cancellation-mail-words.ts';

export const es: CancellationMailWords = {
  subject: 'Su reserva en {venue} está cancelada',
  title: 'Su reserva está cancelada',
  texts: {
    customer: 'Su reserva en {venue} está cancelada tal como lo ha pedido: las salas y las comidas quedan libres.',
    venue: 'Tenemos que cancelar su reserva en {venue} y lo sentimos. Le escribimos para proponerle otra solución.',
    'force-majeure': 'Su reserva en {venue} está cancelada por una causa ajena a usted y a nosotros.',
  },
  due: 'Se deben gastos de cancelación según las condiciones de su presupuesto. Este es el cálculo.',
  free: 'No se debe ningún gasto de cancelación.',
  venue: 'Lugar',
  dates: 'Fechas',
  received: 'Cancelación recibida',
  agreed: 'Precio acordado sin IVA',
  supplements: 'De ello, suplementos acordados',
  daysBefore: 'Días antes del evento',
  rate: 'Parte debida',
  postponed: 'la del día en que se aplazó el evento',
  deducted: 'Gastos ya debidos por un cambio',
  waivedFrom: 'Gastos antes de la rebaja sin IVA',
  fee: 'Gastos de cancelación sin IVA',
  vat: 'IVA',
  total: 'Gastos de cancelación con IVA',
  seeQuote: 'Ver mi presupuesto',
  again: '¿Necesita otra fecha u otro lugar? Responda a este mensaje y lo buscamos con usted.',
};
