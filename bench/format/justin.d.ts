declare module 'subscript/justin' {
  /** Compiles an expression to a function of its scope. */
  export default function subscript(text: string): (scope: object) => unknown;
}
