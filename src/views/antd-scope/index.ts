/** The scope that antd's components need: its theme and language, loaded with the first such component. */
export { AntdScope, antdComponent, AntdScopeContext, useAntdScope } from './AntdScope.tsx';
