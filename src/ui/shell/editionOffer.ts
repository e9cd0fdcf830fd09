/**
 * Runs after the lines that offer other languages, and shows the one that the reader prefers to the page's language.
 * The browser's languages decide, so the page can be cached for everyone. Not shown again in this visit once the line
 * was closed or an edition chosen; never shown where storage is blocked.
 */
export const editionOfferScript =
  "try{let s=sessionStorage,d=document;for(let l of navigator.languages){l=l.slice(0,2);if(d.documentElement.lang.startsWith(l))break;let e=d.querySelector('.edition-offer[lang^='+l+']');if(e){e.hidden=s.edition;break}}addEventListener('click',({target:t})=>{if(t.closest('.edition-offer *,[hreflang]'))s.edition=1;if(t=t.closest('.edition-offer button'))t.closest('aside').hidden=1})}catch{}"
