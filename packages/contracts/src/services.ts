interface Row {
  /** `booking` is svc-booking, found at `BOOKING_URL`. */
  readonly name: string;
  /** Whether it has a database of its own: `booking.sqlite`, or the one at `DATABASE_URL_BOOKING`. */
  readonly hasDatabase: boolean;
}

/** Every service: the one table that gateway, supervisor, back-up, restore, replicas and test matrix read. `npm run new-domain` adds a row. */
const services = [
  { name: 'survey', hasDatabase: true },
  { name: 'documents', hasDatabase: false },
  { name: 'booking', hasDatabase: true },
  { name: 'identity', hasDatabase: true },
] as const satisfies readonly Row[];

export type ServiceName = (typeof services)[number]['name'];
export type DatabaseName = Extract<(typeof services)[number], { hasDatabase: true }>['name'];
/** The setting that says where a service is. */
export type AddressSetting = `${Uppercase<ServiceName>}_URL`;

export const serviceNames: readonly ServiceName[] = services.map(({ name }) => name);
export const databaseNames: readonly DatabaseName[] = services.flatMap((service) => (service.hasDatabase ? [service.name] : [])).sort();
export const addressSetting = <N extends ServiceName>(name: N) => `${name.toUpperCase() as Uppercase<N>}_URL` as const;
