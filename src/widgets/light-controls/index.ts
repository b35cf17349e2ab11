/**
 * Controls of the browser's own with antd's look, at a tenth of the cost: whole ones (a line of text, radios, a switch),
 * and what closed selects and pickers look like before they are touched.
 */
export { namedStandIn } from './named-stand-in.tsx';
export { ChoiceStandIn } from './ChoiceStandIn.tsx';
export { DateStandIn } from './DateStandIn.tsx';
export { LightInput } from './LightInput.tsx';
export { LightRadios } from './LightRadios.tsx';
export { WrittenProblem } from './WrittenProblem.tsx';
export { LightSwitch } from './LightSwitch.tsx';
