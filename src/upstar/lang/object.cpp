#include "upstar/lang/object.h"

#include <vector>

namespace upstar {

void Object::destroy(const Object* object) {
    thread_local std::vector<const Object*> queue;
    thread_local bool under_way = false;
    if (under_way) {
        queue.push_back(object);
        return;
    }
    under_way = true;
    delete object;
    while (!queue.empty()) {
        const Object* next = queue.back();
        queue.pop_back();
        delete next;
    }
    under_way = false;
}

}  // namespace upstar
