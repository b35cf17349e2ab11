/** An exact decimal number: `units / 10 ** scale`, with scale an integer of 0 or more. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}
