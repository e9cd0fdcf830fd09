/**
 * Stands after the lines that offer a page in other languages, and shows the one whose language the reader prefers to
 * the page's. Asks the browser and nobody else, so the page stays the same for everyone. Who has closed the line, or has
 * chosen an edition, is not asked again during this visit; where the browser keeps nothing, nobody is asked at all.
 */
export const editionOfferScript =
  "try{let s=sessionStorage,d=document;for(let l of navigator.languages){l=l.slice(0,2);if(d.documentElement.lang.startsWith(l))break;let e=d.querySelector('.edition-offer[lang^='+l+']');if(e){e.hidden=s.edition;break}}addEventListener('click',({target:t})=>{if(t.closest('.edition-offer *,[hreflang]'))s.edition=1;if(t=t.closest('.edition-offer button'))t.closest('aside').hidden=1})}catch{}"
