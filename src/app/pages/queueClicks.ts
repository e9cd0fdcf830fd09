/**
 * Runs before other scripts in a fully hydrated page: queues clicks on buttons that need React, one per button, until
 * `hydrate.ts` replays them. Native links, popovers and forms pass through. Minified because every private page has it.
 */
export const queueClicksScript =
  "<script>held=new Set;addEventListener('click',hold=e=>{const t=e.target.closest('button:not([popovertarget],[action] [type=submit])');if(t){held.add(t);e.preventDefault();e.stopPropagation()}},true)</script>"
