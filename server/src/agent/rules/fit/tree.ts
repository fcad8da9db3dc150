export { leafOf, type Tree } from '../../../platform/text/tree.ts';
