import type { Locale } from '~/catalog/locales'
import { translateInto } from '~/server/translate'
import { palette } from '~/ui/theme/palette'
import { lostPageTexts } from './lostPageTexts'
import { escapeAttribute } from './slots'

/**
 * Runs before other scripts in a page that React starts at once: when a file that it needs is lost, marks the page
 * (`data-lost`) and shows the line that says so, instead of a page that looks ready and is dead. Waits two seconds,
 * because browsers abort pending requests on a navigation, too. Reloads the page once the browser is online again,
 * unless something was typed, chosen or dropped.
 */
export const lostPageScript = `<style>#lost{position:fixed;inset:auto 0 0;z-index:99;padding:1rem;background:${palette.night};color:${palette.paper};text-align:center}[data-hydrated]>body>#lost{display:none}#lost a{font-weight:600;text-decoration:underline}</style><script>{const d=document,h=d.documentElement.dataset,on=addEventListener,lost=()=>setTimeout(()=>{if(h.hydrated||'lost'in h)return;h.lost='';d.getElementById('lost').hidden=false;on('online',()=>dropped||[...d.querySelectorAll('input,textarea')].some(c=>c.value!==c.defaultValue||c.checked!==c.defaultChecked)||location.reload())},2e3);let dropped;on('vite:preloadError',lost);on('error',e=>/[/]assets[/]/.test(e.target.src)&&lost(),true);on('drop',()=>dropped=1,true)}</script>`

/** The line, in the language of the page. Its link reloads the page without a script. */
export function lostPageLine(locale: Locale): string {
  const text = translateInto(locale)
  const [lost, reload] = [lostPageTexts.lost, lostPageTexts.reload].map((one) => escapeAttribute(text(one)))
  return `<p id="lost" role="alert" hidden>${lost} <a href="">${reload}</a></p>`
}
