export { type Decimal, decimalFrom, decimalToNumber, decimalToText, parseDecimal } from './decimal.ts';
export {
  addDecimals,
  averageScale,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  negateDecimal,
  roundDecimal,
  shortestDecimal,
  subtractDecimals,
  sumDecimals,
} from './arithmetic.ts';
