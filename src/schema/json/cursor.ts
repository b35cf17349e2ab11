import type { JsonProblemCode } from './json-problem.ts';
import { toPointer } from './pointer.ts';

/** A problem before its offset is converted to line and column. */
export interface Fault {
  code: JsonProblemCode;
  pointer: string;
  offset: number;
  message: string;
  expected?: string;
}

/** Thrown to stop parsing; the fault is already in the cursor's list. */
export class ReadingStopped extends Error {}

// A file full of the same mistake does not need ten thousand problems.
const MAX_FAULTS = 100;

/** The state of parsing: the offset in the text, the path of the current value, and the faults found so far. */
export class Cursor {
  readonly text: string;
  readonly path: (string | number)[] = [];
  readonly faults: Fault[] = [];
  offset = 0;

  constructor(text: string) {
    this.text = text;
  }

  peek(): string {
    return this.text.charAt(this.offset);
  }

  skipSpace(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.offset);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      this.offset += 1;
    }
  }

  report(code: JsonProblemCode, offset: number, message: string, expected?: string): void {
    if (this.faults.length >= MAX_FAULTS) return;
    this.faults.push({
      code,
      pointer: toPointer(this.path),
      offset,
      message,
      ...(expected !== undefined && { expected }),
    });
  }

  stop(code: JsonProblemCode, offset: number, message: string, expected?: string): never {
    // The fault that stopped parsing is always reported, even after a hundred lesser ones.
    this.faults.length = Math.min(this.faults.length, MAX_FAULTS - 1);
    this.report(code, offset, message, expected);
    throw new ReadingStopped(message);
  }
}
