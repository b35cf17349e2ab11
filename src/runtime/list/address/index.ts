export type { AddressActions, AddressedOpening } from './addressed-opening.ts';
export { newRecordAddress, recordAddress } from './record-address.ts';
export { conditionsAddress, linesAddress } from './conditions-address.ts';
export { linkAddress } from './link-address.ts';
export { useRecordAddress } from './use-record-address.ts';
