import type { SignatureWords } from './words.ts';

export const es: SignatureWords = {
  title: 'Firma del presupuesto',
  intro: 'Para cumplimentar y firmar a fin de confirmar su evento.',
  amendment: {
    title: 'Firma de la adenda',
    intro: 'Para cumplimentar y firmar a fin de modificar su reserva.',
    agreement: (reference, total) =>
      `Acepto la adenda ${reference}, que fija el precio acordado en ${total} con IVA, así como sus condiciones.`,
  },
  billing: {
    heading: 'Datos de facturación',
    companyName: 'Razón social',
    street: 'Calle',
    zipCode: 'Código postal',
    city: 'Ciudad',
    country: 'País',
    vatCode: 'NIF-IVA intracomunitario',
    recipient: 'Destinatario de la factura',
    email: 'Correo de facturación',
  },
  paymentReminder: { heading: 'Contacto para recordatorios de pago', name: 'Nombre', email: 'Correo electrónico', phone: 'Teléfono' },
  purchaseOrder: { heading: 'Orden de compra', with: 'Con', without: 'Sin', number: 'Número de la orden de compra' },
  paymentMethod: { heading: 'Forma de pago', 'bank-transfer': 'Transferencia bancaria', 'credit-card': 'Tarjeta de crédito' },
  invoicing: {
    heading: 'Envío de las facturas',
    platform: 'En una plataforma',
    url: 'Dirección de la plataforma (URL)',
    email: 'Por correo electrónico',
    name: 'Nombre',
    address: 'Dirección de correo',
    copyTo: 'Copia a',
  },
  signature: {
    heading: 'Firma',
    name: 'Nombre del firmante',
    jobTitle: 'Cargo',
    secondSignatory: 'Correo del segundo firmante',
    goodForAgreement: 'Conforme',
    agreement: (reference, total) => `Acepto el presupuesto ${reference} por un importe de ${total} con IVA, así como sus condiciones.`,
    signature: 'Firma',
    online: 'Firma en línea: el certificado de firma indica quién firmó, cuándo, y la huella de este documento.',
  },
};
