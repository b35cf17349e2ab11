/** A record to be inserted; its lines are rows, too. */
export type DemoRow = Record<string, unknown> & { id: string };
