/**
 * Runs before other scripts in the checkout. While the plain form is sent, the busy button replaces the pay button, for
 * ten seconds at most: the buyer may stop the navigation. A returning buyer's history entry has the key of their form,
 * so the island starts without waiting for a touch.
 */
export const payPressScript =
  "{const[p,b]=document.querySelectorAll('.pay>button'),s=w=>{p.hidden=w;b.hidden=!w};addEventListener('submit',e=>{e.target==p.form&&!e.defaultPrevented&&(setTimeout(s,0,true),setTimeout(s,1e4,false))});addEventListener('pageshow',e=>e.persisted&&s(false));history.state?.checkoutKey&&p.closest('[data-island]').removeAttribute('data-touched')}"
