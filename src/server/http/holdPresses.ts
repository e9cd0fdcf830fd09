/**
 * Runs in a page that React hydrates whole, before any other script: holds presses of buttons that only React can
 * handle, each once, until `hydrate.ts` replays them. What the browser handles by itself passes: links, popovers, and
 * forms with an address. Written by hand because every private page carries it.
 */
export const holdPressesScript =
  "<script>held=new Set;addEventListener('click',hold=e=>{const t=e.target.closest('button:not([popovertarget],[action] [type=submit])');if(t){held.add(t);e.preventDefault();e.stopPropagation()}},true)</script>"
