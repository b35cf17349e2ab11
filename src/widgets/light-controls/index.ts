/**
 * Native controls with antd's look, at a tenth of the cost: complete ones (text input, radios, switch), and
 * placeholders of closed selects and pickers.
 */
export { namedStandIn } from './named-stand-in.tsx';
export { ChoiceStandIn } from './ChoiceStandIn.tsx';
export { DateStandIn } from './DateStandIn.tsx';
export { LightInput } from './LightInput.tsx';
export { LightRadios } from './LightRadios.tsx';
export { WrittenProblem } from './WrittenProblem.tsx';
export { LightSwitch } from './LightSwitch.tsx';
