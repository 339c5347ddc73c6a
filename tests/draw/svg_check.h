// Whether a picture is well-formed XML and lies inside its own frame; shares no code with the
// drawing.
#pragma once

#include <cstdlib>
#include <map>
#include <regex>
#include <string>
#include <vector>

namespace upstar {

class SvgCheck {
public:
    /// What is wrong with the picture; empty if nothing is.
    static std::string complaint(const std::string& svg) { return SvgCheck().check(svg); }

private:
    using Attributes = std::map<std::string, std::string>;

    static bool is_escaped(const std::string& text) {
        static const std::regex kText("([^<&]|&(amp|lt|gt|quot);)*");
        return std::regex_match(text, kText);
    }

    std::string check(const std::string& svg) {
        static const std::regex kTag("<(/?)([a-z]+)((?: [a-zA-Z0-9-]+=\"[^\"<]*\")*) ?(/?)>");
        static const std::regex kAttribute(" ([a-zA-Z0-9-]+)=\"([^\"<]*)\"");
        std::size_t at = 0;
        std::smatch tag;
        while (std::regex_search(svg.begin() + static_cast<std::ptrdiff_t>(at), svg.end(), tag,
                                 kTag)) {
            const std::string between(svg.begin() + static_cast<std::ptrdiff_t>(at), tag[0].first);
            if (!is_escaped(between)) return "not escaped: " + between;
            at = static_cast<std::size_t>(tag[0].second - svg.begin());
            Attributes attributes;
            const std::string all = tag[3];
            for (std::sregex_iterator i(all.begin(), all.end(), kAttribute), end; i != end; ++i) {
                if (!attributes.emplace((*i)[1], (*i)[2]).second) return "twice: " + all;
                if (!is_escaped((*i)[2])) return "not escaped: " + all;
            }
            if (tag[1].length() > 0) {
                if (open_.empty() || open_.back() != tag[2]) return "not open: " + tag[0].str();
                open_.pop_back();
            } else {
                if (open_.empty() && tag[2] == "svg") {
                    width_ = std::stod(attributes["width"]);
                    height_ = std::stod(attributes["height"]);
                    if (attributes["role"] != "img") return "no role";
                }
                names_.push_back(tag[2]);
                if (const std::string wrong = check_frame(tag[2], attributes); !wrong.empty())
                    return wrong + " in a frame of " + std::to_string(width_) + " x " +
                           std::to_string(height_) + ": " + tag[0].str();
                if (tag[4].length() == 0) open_.push_back(tag[2]);
            }
        }
        if (!open_.empty()) return "not closed: " + open_.back();
        if (names_.size() < 3 || names_[0] != "svg" || names_[1] != "title") return "no title";
        return svg.substr(at) == "\n" ? "" : "after the end: " + svg.substr(at);
    }

    bool is_inside(double x, double y) const {
        constexpr double kSlack = 0.51;  // half a line
        return x >= -kSlack && x <= width_ + kSlack && y >= -kSlack && y <= height_ + kSlack;
    }

    std::string check_frame(const std::string& name, Attributes& a) const {
        const auto number = [&a](const char* key) { return std::strtod(a[key].c_str(), nullptr); };
        bool inside = true;
        if (name == "line") {
            inside = is_inside(number("x1"), number("y1")) && is_inside(number("x2"), number("y2"));
        } else if (name == "circle") {
            const double r = number("r");
            inside = is_inside(number("cx") - r, number("cy") - r) &&
                     is_inside(number("cx") + r, number("cy") + r);
        } else if (name == "rect") {
            inside = is_inside(number("x"), number("y")) &&
                     is_inside(number("x") + number("width"), number("y") + number("height"));
        } else if (name == "text") {
            inside = is_inside(number("x"), number("y"));
        } else if (name == "polyline" || name == "polygon") {
            static const std::regex kPoint("(-?[0-9.]+),(-?[0-9.]+)");
            const std::string points = a["points"];
            for (std::sregex_iterator i(points.begin(), points.end(), kPoint), end; i != end; ++i)
                inside = inside && is_inside(std::stod((*i)[1]), std::stod((*i)[2]));
        }
        return inside ? "" : "outside";
    }

    double width_ = 0;
    double height_ = 0;
    std::vector<std::string> open_;
    std::vector<std::string> names_;
};

}  // namespace upstar
