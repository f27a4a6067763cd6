/** Modes of a deployment (spec/booking.md §1) and what follows from them, without schemas: remotes read them too. */

export const roomFinderModes = ['CLASSIC', 'LIGHT', 'TEAMWORK'] as const;
type RoomFinderMode = (typeof roomFinderModes)[number];

export const productModes = ['HOSPITALITY', 'WORKPLACES', 'TEAMWORK'] as const;
export type ProductMode = (typeof productModes)[number];

export const creditModes = ['COMPANY', 'USER', 'TEAMWORK'] as const;
export type CreditMode = (typeof creditModes)[number];

export const guestManagementModes = ['NONE', 'CALENDAR', 'PROXYCLICK', 'OCTOPUS'] as const;
export type GuestManagementMode = (typeof guestManagementModes)[number];

/** The value of one credit. */
export interface CreditTerms {
  /** Euro cents for which one credit is had. */
  unitPrice: number;
  /** Percentage added to a price before its conversion to credits. */
  creditTaxRate: number;
  /** Whole credits of every price that the sponsor bears. */
  sponsorCredit: number;
}

export interface DeploymentModes extends CreditTerms {
  roomFinderMode: RoomFinderMode;
  productMode: ProductMode;
  creditMode: CreditMode;
  guestManagementMode: GuestManagementMode;
}

/** Addresses of the map's links where a deployment sets none, or an older gateway tells none: places to fill in stand in braces. */
export const defaultMapLinks = {
  directionsUrl: 'https://www.openstreetmap.org/directions?to={latitude}%2C{longitude}',
  addressUrl: 'https://www.openstreetmap.org/search?query={address}',
} as const;

/** Modes of a deployment that sets none: every page and every service used with an older gateway takes them. */
export const defaultModes: DeploymentModes = {
  roomFinderMode: 'CLASSIC',
  productMode: 'HOSPITALITY',
  creditMode: 'COMPANY',
  guestManagementMode: 'NONE',
  unitPrice: 100,
  creditTaxRate: 0,
  sponsorCredit: 0,
};

/** The options of the room finder in a search (design: server-rules §7). */
export interface RoomFinderRules {
  severalDays: boolean;
  subcommittees: boolean;
  /** chosen: by the search; included: what a full day holds, and no more; none: not sold. */
  lunch: 'chosen' | 'included' | 'none';
}

const finders: Readonly<Record<RoomFinderMode, RoomFinderRules>> = {
  CLASSIC: { severalDays: true, subcommittees: true, lunch: 'chosen' },
  LIGHT: { severalDays: false, subcommittees: false, lunch: 'included' },
  TEAMWORK: { severalDays: true, subcommittees: false, lunch: 'included' },
};

/** Whether catering, lunch and add-ons are sold: otherwise rooms alone. */
export const sellsServices = (productMode: ProductMode): boolean => productMode === 'HOSPITALITY';

/** Lunch requires both a form that has it and a product that sells it. A full day includes its lunch (server-rules §3) in any form. */
export const roomFinderRules = ({
  roomFinderMode,
  productMode,
}: Pick<DeploymentModes, 'roomFinderMode' | 'productMode'>): RoomFinderRules => {
  const rules = finders[roomFinderMode];
  return { ...rules, lunch: sellsServices(productMode) ? rules.lunch : 'none' };
};

/** Whether prices are shown in credits, in place of euros. */
export const pricesInCredits = (productMode: ProductMode): boolean => productMode === 'TEAMWORK';

/** Whether what is booked is taken from a balance of credits, of the user or of the team. */
export const hasCreditBalance = (creditMode: CreditMode): boolean => creditMode !== 'COMPANY';
